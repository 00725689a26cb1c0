import { Component, type ReactNode } from 'react';
import { reloadForNewBuild } from './newBuild.ts';
import { forgetFailures, NotLoaded } from './lazily.tsx';
import { NotShown } from './NotShown.tsx';

interface Props {
  readonly children: ReactNode;
  /** Where a way out leads, if there is one. */
  readonly home?: string;
  /** What is shown inside: with something else it begins anew. */
  readonly of?: string;
}

interface State {
  readonly error: unknown;
}

const FINE: State = { error: undefined };

/** Whatever goes wrong inside is said in its place, with a way to try again: never a white page. */
export class Boundary extends Component<Props, State> {
  override state = FINE;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoaded) reloadForNewBuild();
  }

  override componentDidUpdate({ of }: Props): void {
    if (of !== this.props.of && this.state.error !== undefined) this.#again();
  }

  #again = (): void => {
    forgetFailures();
    this.setState(FINE);
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <NotShown isLoading={error instanceof NotLoaded} home={this.props.home} onAgain={this.#again} />;
  }
}
