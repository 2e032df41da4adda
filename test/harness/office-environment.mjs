import PageEnvironment from './page-environment.mjs';

/** jsdom for the back office: listeners use the page's own signals, and no call leaves the page. */
export default class OfficeEnvironment extends PageEnvironment {
  async setup() {
    const { AbortController, AbortSignal } = this.global;
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal });
  }
}
