/** Public key that a browser needs to subscribe to messages (VAPID, RFC 8292), base64url. */
export interface PushKey {
  readonly publicKey: string;
}

/** State of a browser's subscription to a team. */
export interface Following {
  readonly teamId: number;
  readonly isFollowing: boolean;
}
