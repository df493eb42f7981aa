import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { type FieldErrors, type FormSchema, formValues, issueErrors, thrownErrors } from './formValues.ts'
import { type Notice, notify } from './toast.ts'

export type SubmitHandler = NonNullable<ComponentProps<'form'>['onSubmit']>

interface FormOptions<S extends FormSchema> {
  schema: S
  /** Receives the parsed values. May return field errors, or throw an error with `issues`. */
  onSubmit: (
    values: v.InferOutput<S>,
    form: HTMLFormElement,
  ) => FieldErrors | void | Promise<FieldErrors | undefined> | Promise<void>
  /**
   * Receives errors that onSubmit threw, and errors that belong to no field. If it returns a notice, that is
   * shown; a string is shown in the form as `problem`. By default the error is shown as a notice.
   */
  onFailure?: ((error: unknown) => Notice | string | undefined) | undefined
}

interface Refusal {
  form: HTMLFormElement
  cause: unknown
}

const announce = (error: unknown): Notice => ({
  title: 'Error',
  text: error instanceof Error ? error.message : String(error),
  tone: 'error',
})

/**
 * A form with uncontrolled fields: put `onSubmit` on a form with `noValidate` (or on a Dialog), give each
 * field its `name` and `errors[name]`, and the submit button `busy`. The first field with an error gets the
 * focus, and typing in a field clears its error. `problem` is an error that belongs to no field.
 */
export function useForm<S extends FormSchema>({ schema, onSubmit, onFailure = announce }: FormOptions<S>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [problem, setProblem] = useState<string>()
  const running = useRef(false)

  const pointOut = useEffectEvent(({ form, cause }: Refusal) => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) return field.focus()
    const said = onFailure(cause)
    if (typeof said === 'string') setProblem(said)
    else if (said) notify(said)
  })
  useEffect(() => {
    if (!refusal) return
    pointOut(refusal)
    const clearError = ({ target }: Event) => {
      const name = target instanceof Element && target.getAttribute('name')
      if (name) setErrors(({ [name]: _, ...others }) => others)
    }
    refusal.form.addEventListener('input', clearError)
    return () => refusal.form.removeEventListener('input', clearError)
  }, [refusal])

  const refuse = (form: HTMLFormElement, fieldErrors: FieldErrors, cause: unknown) => {
    setErrors(fieldErrors)
    setRefusal({ form, cause })
  }

  const send = async (form: HTMLFormElement) => {
    const parsed = v.safeParse(schema, formValues(schema, new FormData(form)))
    if (!parsed.success) return refuse(form, issueErrors(parsed.issues), new v.ValiError(parsed.issues))
    setErrors({})
    setProblem(undefined)
    setBusy(true)
    try {
      const fieldErrors = await onSubmit(parsed.output, form)
      if (fieldErrors) refuse(form, fieldErrors, new Error(Object.values(fieldErrors)[0]))
    } catch (error) {
      refuse(form, thrownErrors(error), error)
    }
    setBusy(false)
  }

  const submit: SubmitHandler = async (event) => {
    event.preventDefault()
    // React also dispatches a dialog's submit event to the form from which the dialog was opened.
    event.stopPropagation()
    if (running.current) return
    running.current = true
    await send(event.currentTarget)
    running.current = false
  }

  return { errors, problem, busy, onSubmit: submit }
}
