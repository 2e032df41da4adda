/** A sentence for whoever asked; there is nothing more to tell. */
export interface Said {
  readonly message: string;
}

/** What is no more. */
export interface Gone {
  readonly id: number;
}

/** Whether the site can serve, and why not. */
export interface Ready {
  readonly status: 'ok' | 'ready' | 'not ready';
  readonly reason?: string;
}
