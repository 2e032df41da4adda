/** Product in a process of its own that answers on a URL. */
export type Product = {
  readonly url: string;
  readonly pid: number;
  /** Returns all log output so far. */
  logs(): string;
  /** Stops the process by SIGTERM, as an operator would; returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
};

export type ProductOptions = {
  /** Program to start; by default the bundle of the built API. */
  readonly program?: string;
  readonly patience?: number;
  /** Whether the process may end without stopping the product first. */
  readonly isLeft?: boolean;
};

/** Credentials of every product that a test starts on its own database. */
export const testCredentials: {
  readonly ADMIN_USERNAME: 'organizer';
  readonly ADMIN_PASSWORD: 'corner-flag-93-minutes';
  readonly SCORE_KEEPER_PASSWORD: 'yellow-card-11-metres';
  readonly SESSION_SECRET: '7c1f0c9e5b8a4d2f9a6e3b7d1c5f8e2a';
};

/** Starts the built product with settings and waits until it is ready; without DATABASE_URL it has its own database. */
export function startProduct(settings: Readonly<Record<string, string>>, options?: ProductOptions): Promise<Product>;

/** Ends all products left running, and removes their data folders. */
export function stopProducts(): Promise<void>;

/** Creates a temporary data folder, removed at the end and readable by the user that PostgreSQL runs as. */
export function newDataDir(): string;

/** Returns a port that nobody listens on, below those that systems give to outgoing connections, so that none takes it before its server starts. */
export function freePort(): Promise<number>;
