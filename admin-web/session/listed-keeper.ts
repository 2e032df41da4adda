/** A score keeper who is signed in, as the list has it; instants are ISO 8601. */
export interface ListedKeeper {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
}
