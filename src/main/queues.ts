/** Every queue of jobs; they are made once at start, before a process works on them. */
export const queues = ['mail', 'password-reset', 'card-check', 'catalogue-import', 'alerts'] as const
