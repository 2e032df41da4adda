/** What a browser needs to be told anything: our public key (VAPID, RFC 8292), base64url. */
export interface PushKey {
  readonly publicKey: string;
}

/** Whether a browser follows a team now. */
export interface Following {
  readonly teamId: number;
  readonly isFollowing: boolean;
}
