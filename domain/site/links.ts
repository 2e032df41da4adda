/** The addresses of pages that letters lead to. */
export class Links {
  constructor(readonly origin: string) {}

  invitation(code: string): string {
    return `${this.origin}/invite/${encodeURIComponent(code)}`;
  }

  playerId(): string {
    return `${this.origin}/player-lookup`;
  }

  /** The form of those who have played before. */
  returningPlayer(): string {
    return `${this.origin}/?register=returning-player`;
  }

  /** The page of a team, which its captain's sealed link opens. */
  captain(sealed: string): string {
    return `${this.origin}/captain/${encodeURIComponent(sealed)}`;
  }

  waiver(sealed: string): string {
    return `${this.origin}/waiver/${encodeURIComponent(sealed)}`;
  }

  /** The page on which a change of a player is confirmed or taken back. */
  playerChange(sealed: string): string {
    return `${this.origin}/player-change/${encodeURIComponent(sealed)}`;
  }

  joinRequest(sealed: string): string {
    return `${this.origin}/join-request/${encodeURIComponent(sealed)}`;
  }

  /** Where somebody invited chooses a password; what stands behind # never reaches a server or its logs. */
  organizerInvitation(secret: string): string {
    return `${this.origin}/admin/invitation#${encodeURIComponent(secret)}`;
  }

  backOffice(): string {
    return `${this.origin}/admin`;
  }
}
