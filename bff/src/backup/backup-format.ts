/** The file that identifies an archive. */
export const MANIFEST = 'andromeda-backup.json';
export const BACKUP_FORMAT = 1;

/** An archive without these is no backup: the keys sign every session and picture address. */
export const neededParts = ['database', 'keys.json'] as const;

/** Where copies are made, inside the data folder: pictures can be hard-linked only on the same disk. */
export const snapshotPrefix = '.backup-';

/** The socket on which a running process answers the owner of its data folder. */
export const OPERATOR_SOCKET = 'operator.sock';
