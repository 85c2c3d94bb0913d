/** The file that says what an archive is. */
export const MANIFEST = 'andromeda-backup.json';
export const BACKUP_FORMAT = 1;

/** Without these it is no backup: the keys open every session and picture address. */
export const neededParts = ['database', 'keys.json'] as const;

/** Copies under way, inside the data folder: pictures can be linked only on the same disk. */
export const snapshotPrefix = '.backup-';

/** Where a running process answers whoever owns its data folder. */
export const OPERATOR_SOCKET = 'operator.sock';
