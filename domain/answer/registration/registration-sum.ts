/** Money of several registrations: asked, received and still owed, in US cents. */
export interface RegistrationSum {
  readonly askedCents: number;
  readonly receivedCents: number;
  readonly owedCents: number;
}
