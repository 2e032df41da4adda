import { createTransport } from 'nodemailer';
import { openMailbox } from './mailbox.mjs';

test('a mail sent by SMTP can be read, to whom it went and what it says', async () => {
  const mailbox = await openMailbox();
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({
    from: 'Golden Goal <play@golden-goal.example>',
    to: 'Jose@family.example',
    subject: "Niño's team",
    text: 'Kick-off at six',
    html: '<p>Kick-off at six</p>',
  });
  const [mail] = await mailbox.mailsTo('jose@family.example');
  expect(mail).toMatchObject({ from: 'play@golden-goal.example', subject: "Niño's team", to: ['jose@family.example'] });
  expect(mail?.text).toContain('Kick-off at six');
  expect(mail?.html).toContain('<p>Kick-off at six</p>');
  transport.close();
  await mailbox.close();
});

test('a mailbox in trouble puts mails off', async () => {
  const mailbox = await openMailbox();
  mailbox.putOff(true);
  const transport = createTransport(mailbox.smtpUrl);
  await expect(transport.sendMail({ from: 'a@x.example', to: 'b@x.example', text: '' })).rejects.toThrow('451');
  expect(mailbox.mails).toEqual([]);
  transport.close();
  await mailbox.close();
});
