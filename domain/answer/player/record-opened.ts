/** Player whose record a mailed link has opened. */
export interface RecordOpened {
  readonly playerId: number;
}
