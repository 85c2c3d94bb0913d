import { messageFor, saveFile, useApi, useNotification } from '@andromeda/platform';
import { messages } from './messages.ts';

/** Saves a conversation as a text file. */
export function useExport() {
  const api = useApi();
  const { notify } = useNotification();
  return async (id: string) => {
    try {
      const [{ conversationFile }, conversation] = await Promise.all([
        import('./export-conversation.ts'),
        api.assistant.conversation(id),
      ]);
      const { name, bytes } = conversationFile(conversation, new Date());
      saveFile(bytes, name);
      notify({ message: messages.exported, type: 'success' });
    } catch (error) {
      notify({ message: messageFor(error, messages.exportFailed), type: 'error' });
    }
  };
}
