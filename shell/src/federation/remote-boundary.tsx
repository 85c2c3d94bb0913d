import { Component, type ReactNode } from 'react';
import { isLostChunk } from './lost-chunk.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { UnknownAddressError } from './unknown-address.ts';

interface RemoteBoundaryProps {
  /** Called once for each crash. */
  onBreak: (kind: 'load_failed' | 'render_failed') => void;
  /** A part of the remote can no longer be loaded. Resolves with whether another version takes its place. */
  onLost: () => Promise<boolean>;
  /** Replaces this boundary with a new one. */
  onRetry: () => void;
  /** Shown while another version is looked up. */
  waiting: ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  error: unknown;
  looking: boolean;
}

/** Keeps a remote's errors inside its area. Where a chunk has vanished, a newer version may replace the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { error: null, looking: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, looking: isLostChunk(error) };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof UnknownAddressError) return;
    const { onBreak, onLost } = this.props;
    onBreak(isLostChunk(error) ? 'load_failed' : 'render_failed');
    if (isLostChunk(error)) void onLost().then((replaced) => replaced || this.setState({ looking: false }));
  }

  override render() {
    const { error, looking } = this.state;
    if (!error) return this.props.children;
    // An unknown address is not the remote's failure.
    if (error instanceof UnknownAddressError) throw error;
    if (looking) return this.props.waiting;
    return <RemoteFailure error={error} onRetry={this.props.onRetry} />;
  }
}
