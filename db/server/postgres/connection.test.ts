import { expect, test } from 'vitest'
import { connectionTo } from './connection.ts'

const DATABASE = 'postgres://rove:s%2Fcret@'

test.each([
  'localhost/rove',
  '127.0.0.1:5433/rove',
  '[::1]/rove',
  '%2Fvar%2Frun%2Fpostgresql/rove',
  'localhost/rove?sslmode=disable',
])('to %s nobody listens in between, so that plain text will do', (address) => {
  expect(connectionTo(DATABASE + address).ssl).toBe(false)
})

test.each([
  'db.example.com/rove',
  '10.0.0.5/rove',
  'localhost/rove?host=db.example.com',
  '127.0.0.1.example.com/rove',
])('to %s nothing goes in plain text unless that is asked for', (address) => {
  expect(() => connectionTo(DATABASE + address)).toThrow('in plain text. Add ?sslmode=verify-full')
  const asked = new URL(DATABASE + address)
  asked.searchParams.set('sslmode', 'disable')
  expect(connectionTo(asked.href).ssl).toBe(false)
})

test.each([
  'sslmode=require',
  'sslmode=prefer',
  'sslmode=verify-ca',
  'sslmode=no-verify',
  'ssl=true',
  'sslmode=verify-full&uselibpqcompat=true',
])(
  '%s, which checks less or means different things to different programs, is refused by its name',
  (param) => {
    expect(() => connectionTo(`${DATABASE}db.example.com/rove?${param}`)).toThrow(
      /^DATABASE_URL has (sslmode=|ssl|uselibpqcompat)/,
    )
  },
)

test('by TLS certificate and name are checked, an address of numbers too', () => {
  const named = connectionTo(`${DATABASE}db.example.com/rove?sslmode=verify-full&application_name=x`)
  const checked = { rejectUnauthorized: true, minVersion: 'TLSv1.2' }
  expect(named.ssl).toEqual({ ...checked, host: 'db.example.com', servername: 'db.example.com' })
  expect(named.connectionString).toBe(`${DATABASE}db.example.com/rove?application_name=x`)
  expect(connectionTo(`${DATABASE}10.0.0.5/rove?sslmode=verify-full`).ssl).toEqual({
    ...checked,
    host: '10.0.0.5',
  })
})

test('a file that can not be read is named', () => {
  const url = `${DATABASE}db.example.com/rove?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`
  expect(() => connectionTo(url)).toThrow('DATABASE_URL: sslrootcert can not be read')
})
