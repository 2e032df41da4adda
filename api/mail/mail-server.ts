import { createTransport, type Transporter } from 'nodemailer';

/**
 * Timeouts of the mail server in milliseconds. Together the stages of a handover take less than the carrier's handoverSeconds,
 * after which a letter counts as lost. Many servers scan a letter before they accept it.
 */
export const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
};

/** Returns the transport to a mail server such as smtp://user:password@host:port. */
export function mailServer(smtpUrl: string): Transporter {
  return createTransport({ url: smtpUrl, ...patience });
}
