/** The file that says what an archive is. */
export const MANIFEST = 'andromeda-backup.json';
export const BACKUP_FORMAT = 1;

/** The folders that a process copies at one moment. */
export const snapshotFolders = ['database', 'storage'] as const;
/** What else of a data folder is no cache: without its keys every session and picture address would end. */
export const keptFiles = ['keys.json', 'deploy-token'] as const;

/** Copies under way, inside the data folder: pictures can be linked only on the same disk. */
export const snapshotPrefix = '.backup-';

/** Where a running process answers whoever owns its data folder. */
export const OPERATOR_SOCKET = 'operator.sock';
