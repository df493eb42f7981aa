import { createFileRoute } from '@tanstack/react-router'
import { SignOut } from '#app/features/account/SignOut.tsx'

export const Route = createFileRoute('/logout')({ component: SignOut })
