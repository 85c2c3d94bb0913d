// They come together: a cut-out in doubt shows both its border and its repair, and each brings nearly all that the
// screen needs. As chunks of their own they would bring the styles three times.
export { DoubtfulBorder } from './doubtful-border.tsx';
export { RepairAtOnce } from './repair-at-once.tsx';
export { RepairScreen } from './repair-screen.tsx';
