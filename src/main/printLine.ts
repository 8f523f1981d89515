export const printLine = (line = ''): boolean => process.stdout.write(`${line}\n`)
