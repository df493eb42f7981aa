import { expect, test } from 'vitest'
import { attestationOptions } from './passkeys.ts'

test('a passkey is asked for with approved algorithms alone', async () => {
  const site = { origin: 'https://rove.example', rpId: 'rove.example' }
  const { pubKeyCredParams } = await attestationOptions(site, { id: 7, username: 'ana', fullName: 'Ana' }, [])
  // Ed25519, ECDSA with SHA-256, and RSA with SHA-256, by their COSE numbers.
  expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
})
