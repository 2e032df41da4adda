import { Injectable } from '@nestjs/common';
import { isAtPushService } from '../../domain/rule/follower/push-service.ts';
import { isPublicAddress } from '../../domain/rule/webhook/public-address.ts';
import { Settings } from '../process/settings.ts';
import { type WebPost, webPost } from '../webhook/web-post.ts';

/** Accepts push services that are well known or configured, on the public internet only, except for the tests' stand-in. */
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

  /** Returns whether an endpoint belongs to one of them; does no DNS lookup. */
  know(endpoint: string): boolean {
    return this.isStandIn(endpoint) || isAtPushService(endpoint, this.settings.pushServices);
  }

  private isStandIn(url: string): boolean {
    return this.standIn !== undefined && URL.canParse(url) && new URL(url).origin === this.standIn;
  }
}
