// @ts-check

/**
 * Signs in by a call of the API, and returns its cookies.
 * @param {number} port @param {string} path @param {object} answers
 */
export async function signedIn(port, path, answers) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
  });
  if (!answer.ok) throw new Error(`Nobody is signed in: ${answer.status} ${await answer.text()}`);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}
