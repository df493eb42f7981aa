import { Link } from '@tanstack/react-router'
import { ChartColumn, Mail, Sparkles, Users } from 'lucide-react'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'

/** The ways to where the work is done (SPEC.md section 2, Dashboard). */
export function QuickActions({ className }: { className?: string }) {
  return (
    <Card title="Quick Actions" className={classes('@container', className)}>
      <div className="grid @2xl:grid-cols-4 @[17rem]:grid-cols-2 gap-2">
        <Link to="/lead-generation" className={buttonClass('primary')}>
          <Sparkles aria-hidden />
          Lead Generation
        </Link>
        <Link to="/email-campaigns" className={buttonClass('secondary')}>
          <Mail aria-hidden />
          Email Campaigns
        </Link>
        <Link to="/lead-management" className={buttonClass('secondary')}>
          <Users aria-hidden />
          Lead Management
        </Link>
        <Link to="/analytics" className={buttonClass('secondary')}>
          <ChartColumn aria-hidden />
          Analytics
        </Link>
      </div>
    </Card>
  )
}
