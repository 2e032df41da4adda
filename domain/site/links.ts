/** The addresses of pages that letters lead to. */
export class Links {
  constructor(readonly origin: string) {}

  invitation(code: string): string {
    return `${this.origin}/invite/${encodeURIComponent(code)}`;
  }

  playerId(): string {
    return `${this.origin}/player-lookup`;
  }

  joinRequest(sealed: string): string {
    return `${this.origin}/join-request/${encodeURIComponent(sealed)}`;
  }
}
