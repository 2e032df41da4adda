/** What the site says of itself: the fee, where to pay, how to reach the organizers. */
export interface PublicSite {
  readonly fee: { readonly cents: number };
  readonly venmoHandle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly socialLinks: readonly { readonly label: string; readonly url: string }[];
  readonly isRegistrationClosed: boolean;
}
