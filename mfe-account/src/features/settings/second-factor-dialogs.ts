export { TurnOffDialog } from './turn-off-second-factor.tsx';
export { TurnOnDialog } from './turn-on-second-factor.tsx';
