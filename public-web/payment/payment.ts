/** What is owed after a registration, in US cents, and the word to write beside the transfer. */
export interface Payment {
  readonly amountCents: number;
  readonly reference: string;
  readonly method: string | null;
}
