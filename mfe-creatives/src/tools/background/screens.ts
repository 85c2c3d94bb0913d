// One chunk: both screens are drawn by the same tool.
export { ChangeScreen } from './change-screen.tsx';
export { RemoveScreen } from './remove-screen.tsx';
