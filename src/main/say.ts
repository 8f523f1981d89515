export const say = (line = ''): boolean => process.stdout.write(`${line}\n`)
