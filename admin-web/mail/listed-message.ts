/** An outgoing letter as organizers see it; its text comes with it alone. */
export interface ListedMessage {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'dead' | 'dropped';
  readonly attempts: number;
  /** From when on it may go: later than it was written when its address had had enough for the day. */
  readonly dueAt: string;
  readonly nextAttemptAt: string | null;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly text?: string;
}
