import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)
