import { ofPage } from './of-page.ts';

/** Something open over the page: a dialog, a menu. */
interface Layer {
  readonly close: () => void;
}

/**
 * What is open over the page, the last on top. Each has an entry of the browser's history, so that Back closes it before it
 * leaves the page; closed by hand, its entry is gone back over.
 */
class Layers {
  private readonly open: Layer[] = [];
  private afterwards: (() => void)[] = [];
  /** A step back of ours that has not arrived yet. */
  private isStepping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The entry of the page, as the router has it. */
  private page = entryNow();

  constructor() {
    // Before the router: a step between the layers of one page is none of its business.
    window.addEventListener('popstate', (event) => this.arrive(event), true);
    for (const step of ['pushState', 'replaceState'] as const) this.follow(step);
  }

  /** Hears of the pages that the router goes to, of which a browser says nothing. */
  private follow(step: 'pushState' | 'replaceState'): void {
    const go = window.history[step].bind(window.history);
    window.history[step] = (...to) => {
      go(...to);
      this.page = entryNow();
    };
  }

  /** Notes what has opened; what is returned notes that it is closed. */
  add(layer: Layer): () => void {
    this.open.push(layer);
    this.settleSoon();
    return () => {
      this.open.splice(this.open.indexOf(layer), 1);
      this.settleSoon();
    };
  }

  /** Does something once no entry of what was closed is left. */
  after(act: () => void): void {
    const isNothingLeft = !this.isStepping && this.open.length === 0 && depthNow() === 0;
    if (isNothingLeft) act();
    else {
      this.afterwards.push(act);
      this.settleSoon();
    }
  }

  private arrive(event: PopStateEvent): void {
    if (this.page === entryNow()) event.stopImmediatePropagation();
    this.page = entryNow();
    const isOurs = this.isStepping;
    this.isStepping = false;
    if (!isOurs) for (const layer of this.open.slice(depthNow()).toReversed()) layer.close();
    this.settleSoon();
  }

  private settleSoon(): void {
    if (this.isStepping) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle());
  }

  /** One dialog that gives way to another keeps its entry; an entry of what is closed is never stayed at. */
  private settle(): void {
    const surplus = depthNow() - this.open.length;
    if (surplus > 0) {
      this.isStepping = true;
      window.history.go(-surplus);
      // A browser that does not go there says nothing of it.
      this.timer = setTimeout(() => this.goOn(), longestStep);
      return;
    }
    // Somebody may have scrolled beside an open menu: its entry is gone back over without scrolling.
    window.history.scrollRestoration = this.open.length > 0 ? 'manual' : 'auto';
    while (depthNow() < this.open.length) {
      window.history.pushState({ ...window.history.state, layers: depthNow() + 1 }, '');
    }
    this.goOn();
  }

  private goOn(): void {
    this.isStepping = false;
    const acts = this.afterwards;
    this.afterwards = [];
    for (const act of acts) act();
  }
}

/** In milliseconds: a slow phone that is taken for one that does not go would leave the page that it was sent to meanwhile. */
const longestStep = 5000;

const depthNow = (): number => Number(window.history.state?.layers ?? 0);
const entryNow = (): string => `${window.history.state?.key} ${window.location.href}`;

/** Those of this page, in whichever language it is read. */
const layers = ofPage('layers', () => new Layers());

/** Notes that something has opened; what comes back notes that it is closed. */
export const addLayer = (close: () => void): (() => void) => layers.add({ close });

/** Does something once no entry of what was closed is left. */
export const whenClosed = (act: () => void): void => layers.after(act);
