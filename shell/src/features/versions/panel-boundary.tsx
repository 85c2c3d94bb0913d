import { Notice } from '@andromeda/design-system';
import { Component, type ReactNode } from 'react';
import { messages } from './messages.ts';

/** A fault of the panel stays in it: the page that it describes goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Notice tone="error">{messages.broken}</Notice> : this.props.children;
  }
}
