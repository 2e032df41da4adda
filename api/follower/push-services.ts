import { Injectable } from '@nestjs/common';
import { isAtPushService } from '../../domain/follower/push-service.ts';
import { isPublicAddress } from '../../domain/webhook/public-address.ts';
import { Settings } from '../process/settings.ts';
import { type WebPost, webPost } from '../webhook/web-post.ts';

/** The push services of browsers: those that are known and those of the settings, on the public internet, but for the stand-in of the tests. */
@Injectable()
export class PushServices {
  readonly post: WebPost;
  private readonly standIn: string | undefined;

  constructor(private readonly settings: Settings) {
    this.standIn = settings.pushStandIn;
    const elsewhere = webPost(isPublicAddress);
    const here = webPost(() => true);
    this.post = (url, body, headers) => (this.isStandIn(url) ? here : elsewhere)(url, body, headers);
  }

  /** Whether an endpoint is at one of them; no name is looked up for that. */
  know(endpoint: string): boolean {
    return this.isStandIn(endpoint) || isAtPushService(endpoint, this.settings.pushServices);
  }

  private isStandIn(url: string): boolean {
    return this.standIn !== undefined && URL.canParse(url) && new URL(url).origin === this.standIn;
  }
}
