/** Where a letter to a captain went. */
export interface CaptainMailed {
  readonly sentTo: string;
}
