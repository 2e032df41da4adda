import { createTransport, type Transporter } from 'nodemailer';

/**
 * A silent mail server is given up on, in milliseconds, before its letter is taken to be lost: the stages of a handover
 * together take less than the carrier's handoverSeconds. Many servers look through a letter before they say they took it.
 */
export const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
};

/** The mail server at an address such as smtp://user:password@host:port. */
export function mailServer(smtpUrl: string): Transporter {
  return createTransport({ url: smtpUrl, ...patience });
}
