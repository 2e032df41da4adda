/** Answer that consists of a message only. */
export interface MessageAnswer {
  readonly message: string;
}

/** Deleted record. */
export interface Deleted {
  readonly id: number;
}

/** A living process, the version of the product ("1.0.0") and the commit it was built from, if that is known. */
export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly commit: string | null;
}

/** Whether the site can serve requests, and the reason if it cannot. */
export interface Ready {
  readonly status: 'ready' | 'not ready';
  readonly reason?: string;
}
