import type { RemoteModule } from '@andromeda/platform';
import { ChatScreen } from './features/chat/chat-screen.tsx';

export const routes: RemoteModule['routes'] = [{ path: '/assistant', element: <ChatScreen /> }];
