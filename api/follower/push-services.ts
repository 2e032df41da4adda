import { Injectable } from '@nestjs/common';
import { isPublicAddress } from '../../domain/webhook/public-address.ts';
import { Settings } from '../process/settings.ts';
import { Destinations } from '../webhook/destinations.ts';
import { type WebPost, webPost } from '../webhook/web-post.ts';

/** The push services of browsers: on the public internet, but for the stand-in of the tests. */
@Injectable()
export class PushServices {
  readonly post: WebPost;
  private readonly standIn: string | undefined;

  constructor(
    settings: Settings,
    private readonly destinations: Destinations,
  ) {
    this.standIn = settings.pushStandIn;
    const elsewhere = webPost(isPublicAddress);
    const here = webPost(() => true);
    this.post = (url, body, headers) => (this.isStandIn(url) ? here : elsewhere)(url, body, headers);
  }

  /** The network addresses behind an endpoint; undefined where it cannot be read. */
  async addressesOf(endpoint: string): Promise<readonly string[] | undefined> {
    return this.isStandIn(endpoint) ? [] : this.destinations.addressesOf(endpoint);
  }

  private isStandIn(url: string): boolean {
    return this.standIn !== undefined && URL.canParse(url) && new URL(url).origin === this.standIn;
  }
}
