import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Shown when the map's code did not arrive or the map broke. */
  fallback: ReactNode;
  onError: () => void;
  children: ReactNode;
}

/** Keeps the page when the map breaks: the list says the same. */
export class MapBoundary extends Component<MapBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
