/** Whether the disk of this process has room for new files. */
export interface StorageRoom {
  isLeft(): Promise<boolean>;
}
