/** Address that a letter to a captain was sent to. */
export interface CaptainMailed {
  readonly sentTo: string;
}
