import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import { FiltersSkeleton } from "./FiltersSkeleton.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";

const meta = { title: "Components/Skeletons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { render: () => <div style={{ width: 185 }}>{<CardSkeleton />}</div> };
export const Grid: Story = { render: () => <GridSkeleton /> };
export const Filters: Story = { render: () => <div style={{ width: 210 }}>{<FiltersSkeleton />}</div> };
export const Detail: Story = { render: () => <DetailSkeleton /> };
