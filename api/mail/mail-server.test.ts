import { type AddressInfo, createServer } from 'node:net';
import { handoverSeconds } from './mail-carrier.ts';
import { mailServer, patience } from './mail-server.ts';

test('a silent mail server is given up on before its letter is taken to be lost', () => {
  const { dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout } = patience;
  const longest = dnsTimeout + connectionTimeout + greetingTimeout + socketTimeout;
  expect(longest).toBeLessThan(handoverSeconds * 1000);
});

test('the server in the address gets the letter, and the timeouts hold', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const transport = mailServer(`smtp://127.0.0.1:${port}`);
  expect(transport.options).toMatchObject(patience);
  Object.assign(transport.options, { greetingTimeout: 50 });
  const sending = transport.sendMail({ from: 'a@family.example', to: 'b@family.example', text: 'hello' });
  await expect(sending).rejects.toThrow(/greeting/i);
  transport.close();
  await new Promise((resolve) => silent.close(resolve));
});
