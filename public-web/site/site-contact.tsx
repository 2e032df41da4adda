import type { ReactNode } from 'react';
import { EmailAddress } from '../kit/email-address.tsx';
import { useBoard } from './board.ts';

interface EmailLinkProps {
  readonly className?: string | undefined;
  /** Subject of the message. */
  readonly subject?: string;
  /** Label of the link; the address by default. */
  readonly children?: ReactNode;
}

/** Link that writes to the organizers; nothing until the site has their address. */
export function EmailLink({ className, subject, children }: EmailLinkProps) {
  const email = useBoard().site?.contactEmail ?? '';
  if (email === '') return null;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className={className} href={`mailto:${email}${query}`}>
      {children ?? <EmailAddress of={email} />}
    </a>
  );
}

/** Link that calls the organizers; nothing until the site has their number. */
export function PhoneLink() {
  const phone = useBoard().site?.contactPhone ?? '';
  return phone === '' ? null : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}

/** Address and phone number of the organizers, as links to write or call. */
export function SiteContact() {
  const { site } = useBoard();
  const hasBoth = Boolean(site?.contactEmail && site.contactPhone);
  return (
    <>
      <EmailLink />
      {hasBoth && ' · '}
      <PhoneLink />
    </>
  );
}
