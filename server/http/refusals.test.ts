import { sentenceOf } from '@maidan/contract/errors';
import { HINDI } from '@maidan/contract/errorsHindi';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refused } from './http.ts';

test.each([
  ['en-IN,en;q=0.9', 'en', sentenceOf('bets-closed')],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi', HINDI['bets-closed']],
  [undefined, 'en', sentenceOf('bets-closed')],
])(
  '[R12] a refusal has one name in every language, and who accepts %j reads it in %s',
  async (accepted, language, sentence) => {
    const app = fastify();
    app.get('/', (_, reply) => refused(reply, 'bets-closed'));
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    const answer = await app.inject({ url: '/', headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
    expect(answer.json()).toEqual({ success: false, code: 'bets-closed', error: sentence, message: sentence });
  },
);
