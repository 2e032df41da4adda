/** Answer that consists of a message only. */
export interface MessageAnswer {
  readonly message: string;
}

/** Deleted record. */
export interface Deleted {
  readonly id: number;
}

/** Whether the site can serve requests, and the reason if it cannot. */
export interface Ready {
  readonly status: 'ok' | 'ready' | 'not ready';
  readonly reason?: string;
}
