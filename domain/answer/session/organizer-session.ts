/** Session of a signed-in organizer. */
export interface OrganizerSession {
  readonly id: string;
  readonly since: Date;
  readonly lastUsedAt: Date;
  readonly device: string | null;
  readonly source: string | null;
  readonly isThis: boolean;
}
