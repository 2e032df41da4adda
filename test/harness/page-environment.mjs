import { TestEnvironment as Page } from 'jest-environment-jsdom';

/** jsdom with the features that all browsers have and jsdom lacks. */
export default class PageEnvironment extends Page {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Response, Headers, AbortController, AbortSignal });
    Object.assign(this.global, { ResizeObserver: StillObserver, IntersectionObserver: WholeObserver });
    Object.assign(this.global.HTMLElement.prototype, { scrollIntoView() {} });
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
  }
}

/** ResizeObserver for a page on which nothing has a size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** IntersectionObserver for a page on which everything is visible. */
class WholeObserver extends StillObserver {
  constructor(see) {
    super();
    this.see = see;
  }

  observe() {
    this.see([{ isIntersecting: true }]);
  }
}
