/** Whether there is room for what is new, on the disk that this process writes to. */
export interface StorageRoom {
  isLeft(): Promise<boolean>;
}
